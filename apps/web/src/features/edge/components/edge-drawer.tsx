import { type EdgeDetail, edgeApi } from '@rondo/contract/edge';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { HistoryTimeline } from '../../../shared/ui/drawer/history-timeline.tsx';
import { ObjectDrawer, type OpenRowProps } from '../../../shared/ui/drawer/object-drawer.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { StatePill } from '../../../shared/ui/drawer/pill.tsx';
import type { TimelineNode } from '../../../shared/ui/drawer/timeline.tsx';
import { EdgeActs } from './edge-acts.tsx';
import './edge.css';

interface Props extends OpenRowProps {
  onEdit: (edge: EdgeDetail) => void;
}

/** One edge: where, when, what for, what was seen, and the next step for this reader. */
export function EdgeDrawer({ onEdit, ...row }: Props) {
  const t = useT();
  const { id } = row;
  return (
    <ObjectDrawer
      {...row}
      read={useCall(edgeApi.get, { id }, { part: true })}
      noun={t('edge.noun')}
      titleOf={({ purpose }) => purpose}
      footer={(edge) => <EdgeActs key={id} edge={edge} onEdit={() => onEdit(edge)} />}
    >
      {(edge) => <Body edge={edge} />}
    </ObjectDrawer>
  );
}

function Body({ edge }: { edge: EdgeDetail }) {
  const t = useT();
  const format = useFormat();
  const { shop, member, state, purpose, plannedOn, note, createdAt, history } = edge;
  const dropped = state === 'dropped' && history.findLast(({ event }) => event === 'drop');
  return (
    <>
      <DrawerHead pills={<StatePill object="edge" state={state} />} title={purpose} place={shop.name} />
      {dropped && <Banner tone="mute">{t('edge.droppedBanner', { reason: dropped.comment ?? '' })}</Banner>}
      <DrawerSection>
        <Facts
          items={[
            { label: t('edge.field.plannedOn'), value: format.day(`${plannedOn}T12:00:00Z`) },
            { label: t('edge.member'), value: <Person name={member.name} /> },
            { label: t('edge.created'), value: format.dateTime(createdAt) },
          ]}
        />
      </DrawerSection>
      <DrawerSection title={t('edge.field.note')}>
        <p className={note ? 'edge-note' : 'meta'}>{note || t('edge.noNote')}</p>
      </DrawerSection>
      <DrawerSection>
        <HistoryTimeline history={history} looks={LOOKS} actOf={(event) => t(`edge.event.${event}`)} />
      </DrawerSection>
    </>
  );
}

/** How each event looks in the history. */
const LOOKS = {
  created: 'initiated',
  edited: 'initiated',
  make: 'handled',
  drop: 'closed',
  reopen: 'pending',
} as const satisfies Record<string, TimelineNode['state']>;
