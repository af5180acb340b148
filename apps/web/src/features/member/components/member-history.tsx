import { fieldNames } from '@rondo/contract/kit/field';
import type { HistoryEntry } from '@rondo/contract/kit/shapes';
import { MEMBER_FIELDS } from '@rondo/contract/member-fields';
import type { MessageKey } from '@rondo/messages';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { Timeline } from '../../../shared/ui/drawer/timeline.tsx';
import { changesIn, takenOverIn } from '../changes-in.ts';

const EVENTS: Record<string, MessageKey> = {
  created: 'member.event.created',
  imported: 'member.event.imported',
  overwritten: 'member.event.overwritten',
  updated: 'member.event.updated',
  disable: 'member.event.disable',
  enable: 'member.event.enable',
  resign: 'member.event.resign',
  rejoin: 'member.event.rejoin',
  enter: 'member.event.enter',
  invited: 'member.event.invited',
  password_issued: 'member.event.password_issued',
  change_password: 'member.event.change_password',
  change_contact: 'member.event.change_contact',
  handed_over: 'member.event.handed_over',
};

const FIELDS = [...fieldNames(MEMBER_FIELDS), 'departments', 'roles', 'scope', 'managedShops'] as const;

/** A field that has no word any more is shown as it was kept. */
function wordOf(field: string, t: Translate): string {
  const known = FIELDS.find((name) => name === field);
  return known ? t(`member.field.${known}`) : field;
}

/** What happened to a member, the latest first: who did it, when, and what it was before and after. */
export function MemberHistory({ history }: { history: readonly HistoryEntry[] }) {
  const t = useT();
  const format = useFormat();
  if (history.length === 0) return <p className="meta">{t('member.detail.noHistory')}</p>;
  return (
    <Timeline
      title=""
      nodes={history.toReversed().map((entry) => ({
        key: entry.id,
        state: 'handled',
        act: t(EVENTS[entry.event] ?? 'member.event.other'),
        who: entry.actor?.name,
        when: format.dateTime(entry.at),
        children: <Details entry={entry} />,
      }))}
    />
  );
}

function Details({ entry }: { entry: HistoryEntry }) {
  const t = useT();
  const { list } = useFormat();
  const changes = changesIn(entry.data);
  const taken = takenOverIn(entry.data);
  if (changes.length === 0 && !taken && !entry.comment) return null;
  return (
    <>
      {entry.comment && <p>{entry.comment}</p>}
      {taken && taken.shops.length > 0 && (
        <p>{t('member.takenOver.shops', { name: taken.from, list: list(taken.shops) })}</p>
      )}
      {taken && taken.departments.length > 0 && (
        <p>{t('member.takenOver.departments', { name: taken.from, list: list(taken.departments) })}</p>
      )}
      {changes.length > 0 && (
        <ul className="member-changes">
          {changes.map(({ field, before, after }) => {
            const words = { field: wordOf(field, t), before: before ?? '—', after: after ?? '—' };
            return <li key={field}>{t('member.changed', words)}</li>;
          })}
        </ul>
      )}
    </>
  );
}
