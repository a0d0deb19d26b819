import type { BookFormat } from '../openedSheet.ts';
import { refused } from '../sheetProblem.ts';

const PAGE = /^\s*(?:<!--|<!doctype html|<html|<table|<head|<meta|<style|<body|<div)/i;

/** XML, or a web page with its pictures in one file. */
const MARKUP = /^\s*(?:<\?xml|<!doctype|<\w+:\w+ |<Workbook\s|mime-version:)/i;

const EXCEL_2003 = /<(?:\w+:)?Workbook\s/;

/** Which workbook a text is by how it begins, null when it may be a csv. Throws SheetProblem when it is markup of another kind. */
export const textFormatOf = (head: string): BookFormat | null => {
  if (PAGE.test(head)) return 'html';
  if (!MARKUP.test(head)) return null;
  if (/<office:document\s/.test(head)) return 'fods';
  if (EXCEL_2003.test(head)) return 'xml';
  if (/<html[\s>]/i.test(head)) return 'html';
  throw refused('webPage');
};
