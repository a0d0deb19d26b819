import { useSearchParams } from 'react-router-dom';
import { isDateString } from '#domain/day.ts';

export interface StatementDaysChosen {
  from?: string;
  to?: string;
}

/** The days of a statement, which stand in the address; without any the last 31. */
export const useStatementRange = () => {
  const [search, setSearch] = useSearchParams();
  const day = (name: 'from' | 'to'): StatementDaysChosen => {
    const value = search.get(name);
    return value && isDateString(value) ? { [name]: value } : {};
  };
  const choose = ({ from, to }: Required<StatementDaysChosen>) => setSearch({ from, to }, { replace: true });
  return { range: { ...day('from'), ...day('to') }, choose };
};
