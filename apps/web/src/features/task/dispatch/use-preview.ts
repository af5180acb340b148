import { anyOf } from '@rondo/contract/kit/endpoint';
import { shopApi } from '@rondo/contract/shop';
import { taskApi } from '@rondo/contract/task';
import { LIMIT } from '@rondo/domain/limit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useCan } from '../../../shared/session/me.ts';
import { previewInput, whereOf } from './dispatch-input.ts';
import type { Plan } from './plan.ts';

const PAUSE_MS = 400;
const PAGE = 100;
/** Shops of one dispatch. */

/** What a plan would create, asked a moment after the last change. */
export function usePreview(plan: Plan) {
  const where = whereOf(plan, useShopsOfGroups(plan));
  const input = useSettled(previewInput(plan, where, Date.now()));
  const asked = useCall(taskApi.preview, input ?? NOTHING, {
    enabled: input !== null,
    keepPrevious: true,
    keepsMemory: true,
    onError: () => {},
  });
  const isKnown = input !== null && asked.data !== undefined && !asked.isPlaceholderData && !asked.isError;
  return {
    where,
    data: input === null ? undefined : asked.data,
    /** The numbers belong to the plan as it stands. */
    isKnown,
    error: input === null ? null : asked.error,
    retry: () => void asked.refetch(),
  };
}

/** Never sent: the shape of a call that is not enabled. */
const NOTHING = { mode: 'on_site', templateId: '', executor: { kind: 'manager' }, deadlineAt: '' } as const;

/** A value as it was when it last stayed the same for a moment. */
function useSettled<T>(value: T): T | null {
  const text = JSON.stringify(value);
  const [settled, setSettled] = useState({ text, value });
  useEffect(() => {
    if (text === settled.text) return;
    const timer = setTimeout(() => setSettled({ text, value }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value, settled.text]);
  return value === null ? null : settled.value;
}

/** The open shops of the groups of a plan, where single ones are left out of them; `null` until they are known. */
function useShopsOfGroups({ groupIds, excludedIds }: Plan): readonly string[] | null {
  const mayList = useCan()(anyOf('shop_store', 'shop_list'));
  const { data } = useQuery({
    queryKey: [shopApi.list.path, 'ids', groupIds],
    queryFn: () => (mayList ? listed(groupIds) : offered(groupIds)),
    enabled: groupIds.length > 0 && excludedIds.length > 0,
    staleTime: 60_000,
  });
  return data ?? null;
}

async function listed(groupId: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ids.length < LIMIT.task.shops; page += 1) {
    const some = await call(shopApi.list, { groupId, state: ['open'], page, size: PAGE }, { part: true });
    ids.push(...some.list.map((shop) => shop.id));
    if (some.next === null || some.list.length === 0) break;
  }
  return ids;
}

/** Without the list of shops the pickers' answer has to do: the first 50 of each group. */
async function offered(groupIds: string[]): Promise<string[]> {
  const groups = await Promise.all(
    groupIds.map((groupId) => call(shopApi.options, { groupId, openOnly: true }, { part: true })),
  );
  return [...new Set(groups.flat().map((shop) => shop.id))];
}

export type Preview = ReturnType<typeof usePreview>;
