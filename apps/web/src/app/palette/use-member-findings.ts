import { memberApi } from '@rondo/contract/member';
import { useCall } from '../../shared/http/query.ts';
import { useT } from '../../shared/i18n.tsx';
import { useCan } from '../../shared/session/me.ts';
import { type Found, QUIET } from './finding.ts';

/** Colleagues whose name, pinyin, address or number holds the words: in the list of those who manage members, else in the address book. */
export function useMemberFindings(text: string, isAsked: boolean): Found {
  const t = useT();
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
  return { groups: [{ key: 'members', label: t('app.palette.members'), findings }], isFetching: cards.isFetching };
}
