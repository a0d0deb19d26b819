import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import type { AccessDone, UserPost } from '#contract/people/userAccess.ts';
import { userFields } from '#domain/fields/user.ts';
import type { FormSpec, Values } from '../../../components/admin/form/formSpec.tsx';
import { problemOf } from '../../../components/admin/problem.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { NOT_WANTED } from '../../../providers/http/notWanted.ts';
import type { Post } from '../create/posts.ts';
import { refetchUsers } from '../shared/userKeys.ts';
import { type AccessValues, bodyOf, fieldOf, valuesOf } from './accessValues.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { useAccessWords } from './useAccessWords.ts';

/** An account with what it has, as the form's record. */
export const recordOf = (post: UserPost): RaRecord => ({
  ...post,
  id: post.user.id,
  version: post.user.version,
  updatedBy: post.user.updatedBy,
  dtimeUpdated: post.user.dtimeUpdated,
});

interface Asked {
  preview: AccessDone;
  answer: (isWanted: boolean) => void;
}

/** Asks whether a change is wanted that was told in words; `dialog` is what asks. */
const useAsked = (name: string) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (preview: AccessDone) =>
    new Promise<boolean>((resolve) => {
      setAsked({
        preview,
        answer: (isWanted) => {
          setAsked(null);
          resolve(isWanted);
        },
      });
    });
  const dialog = asked && (
    <PreviewDialog
      name={name}
      preview={asked.preview}
      onConfirm={() => asked.answer(true)}
      onCancel={() => asked.answer(false)}
    />
  );
  return { ask, dialog };
};

const LABELS: Readonly<Record<string, keyof typeof userFields>> = {
  jobTitle: 'jobTitle',
  roles: 'roles',
  primary: 'primaryStore',
  others: 'merchants',
};

/** How the form of a change is filled, saved and told: what it would do is asked of the server, and of the person, before it is done. */
export const useAccessForm = (
  { user }: UserPost,
  posts: readonly Post[],
): { spec: FormSpec; dialog: ReactNode } => {
  const translate = useTranslate();
  const language = useLanguage();
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const words = useAccessWords();
  const { ask, dialog } = useAsked(user.name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the form holds must outlive a render; these read the same
  const spec = useMemo((): FormSpec => {
    /** The whole account as it is now, where somebody changed it meanwhile: the answer has its record alone. */
    const withPost = async (error: unknown): Promise<never> => {
      const { status, requestId } = problemOf(error);
      if (status !== 409) throw error;
      const current = recordOf(await provider.getUserPost(user.id));
      throw { status, body: { error: 'conflict', requestId, current } };
    };
    return {
      resource: 'users',
      draft: 'user-access',
      toValues: (record) => ({ ...valuesOf(record as unknown as UserPost) }),
      toBody: (values) => values,
      fieldOf,
      labelOf: (path) => {
        const label = LABELS[path];
        return label ? userFields[label].label[language] : translate('changeAccess.features');
      },
      send: async (values: Values, onto) => {
        const body = bodyOf(values as unknown as AccessValues, onto as unknown as UserPost, posts);
        const version = Number(onto.version);
        const preview = await provider.previewUserAccess(user.id, version, body).catch(withPost);
        if (!(await ask(preview))) throw { body: NOT_WANTED };
        const { done } = await provider.changeUserAccess(user.id, version, body).catch(withPost);
        await refetchUsers(client);
        return { ...onto, done };
      },
      saidOf: ({ done }) => [user.name, words(done, true).join(' ')].join(': '),
    };
  }, [user.id, posts, language]);
  return { spec, dialog };
};
