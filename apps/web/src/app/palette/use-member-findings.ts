import { memberApi } from '@rondo/contract/member';
import { useCall } from '../../shared/http/query.ts';
import { useCan } from '../../shared/session/me.ts';
import type { Finding } from './finding.ts';

const QUIET = { hideErrors: true, part: true, keepPrevious: true } as const;

/** Colleagues whose name, pinyin, address or number holds the words: in the list of those who manage members, else in the address book. */
export function useMemberFindings(text: string, isAsked: boolean): { findings: Finding[]; isFetching: boolean } {
  const can = useCan();
  const cards = useCall(
    memberApi.cards,
    { keyword: text, size: 10 },
    { ...QUIET, enabled: isAsked && can('frame_book') },
  );
  const page = (id: string, name: string): string =>
    can('frame_staff') ? `/user/member?open=${id}` : `/user/org?${new URLSearchParams({ q: name, open: id })}`;
  const findings = (cards.data?.list ?? []).map((m) => ({
    key: m.id,
    label: m.name,
    hint: [m.position, m.departments[0]?.name ?? ''].filter(Boolean).join(' · '),
    to: page(m.id, m.name),
  }));
  return { findings, isFetching: cards.isFetching };
}
