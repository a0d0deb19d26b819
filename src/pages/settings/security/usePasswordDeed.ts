import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Problem, problemOf } from '../../../components/admin/problem.ts';
import { settingsKeys } from '../settingsKeys.ts';

/** A deed that takes the password: what was typed, what is wrong with it, and what went wrong else. */
export const usePasswordDeed = <T>(deed: (password: string) => Promise<T>, onDone: (answer: T) => void) => {
  const translate = useTranslate();
  const client = useQueryClient();
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: deed,
    onSuccess: async (answer) => {
      await client.invalidateQueries({ queryKey: settingsKeys.security });
      onDone(answer);
    },
  });
  const problem: Problem | null = error ? problemOf(error) : null;
  const isWrong = problem?.code === 'invalid_credentials';
  const refused = isWrong ? translate('settings.wrongPassword') : undefined;
  return {
    step: {
      value: password,
      error: isMissing ? translate('settings.missing') : refused,
      onChange: (value: string) => {
        setPassword(value);
        setMissing(false);
        reset();
      },
    },
    problem: isWrong ? null : problem,
    isPending,
    send: () => {
      setMissing(password === '');
      if (password !== '') mutate(password);
    },
  };
};
