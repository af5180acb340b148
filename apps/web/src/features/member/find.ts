import { memberApi } from '@rondo/contract/member';
import { type FindObjects, QUIET } from '../../shared/finding.ts';
import { call } from '../../shared/http/http.ts';

/** Colleagues whose name, pinyin, address or number holds the words: in the list of those who manage members, else in the address book. */
export const find: FindObjects = async (text, can) => {
  if (!can('frame_book')) return [];
  const { list } = await call(memberApi.cards, { keyword: text, size: 10 }, QUIET);
  const page = (id: string, name: string): string =>
    can('frame_staff') ? `/user/member?open=${id}` : `/user/org?${new URLSearchParams({ q: name, open: id })}`;
  const findings = list.map((m) => ({
    key: m.id,
    label: m.name,
    hint: [m.position, m.departments[0]?.name ?? ''].filter(Boolean).join(' · '),
    to: page(m.id, m.name),
  }));
  return [{ key: 'members', labelKey: 'app.palette.members', findings }];
};
