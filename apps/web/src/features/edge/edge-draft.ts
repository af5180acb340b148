import { type EdgeDetail, edgeApi } from '@rondo/contract/edge';
import type { Translate } from '../../shared/i18n.tsx';
import type { Faults } from '../../shared/ui/form/use-draft-form.ts';

/** A store gateway as it is being typed. */
export interface Draft {
  name: string;
  shopId: string | null;
}

export const draftOf = (edge: EdgeDetail | undefined): Draft => ({
  name: edge?.name ?? '',
  shopId: edge?.shop.id ?? null,
});

/** What is wrong before anything is sent: the same shapes as the server's. */
export function faultsOf(draft: Draft, t: Translate): Faults {
  const { requestId: _, ...shapes } = edgeApi.create.input.shape;
  const sent: Record<string, unknown> = { ...draft };
  const wrong = Object.entries(shapes).flatMap(([name, shape]) => {
    const message = shape.safeParse(sent[name]).error?.issues[0]?.message;
    return message === undefined ? [] : [[name, wordsOf(sent[name], message, t)] as const];
  });
  return Object.fromEntries(wrong);
}

function wordsOf(value: unknown, message: string, t: Translate): string {
  if (value === null || value === '' || message === 'required') return t('rule.required');
  const length = /^max_(\d+)$/.exec(message);
  return length ? t('rule.max_length', { max: Number(length[1]) }) : t('rule.characters');
}
