import { type ReceiptDetail, receiptApi } from '@rondo/contract/receipt';
import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { objectLink } from '../../../shared/links.ts';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { HistoryTimeline } from '../../../shared/ui/drawer/history-timeline.tsx';
import { ObjectDrawer, type OpenRowProps } from '../../../shared/ui/drawer/object-drawer.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import type { TimelineNode } from '../../../shared/ui/drawer/timeline.tsx';
import { ReceiptState } from './receipt-state.tsx';

/** One reading receipt: who was asked for which report, and what happened since, in its order. */
export default function ReceiptDrawer(row: OpenRowProps) {
  const t = useT();
  return (
    <ObjectDrawer
      {...row}
      read={useCall(receiptApi.get, { id: row.id }, { part: true })}
      noun={t('receipt.noun')}
      titleOf={(one) => `${one.record.name} · ${one.member.name}`}
      footer={({ record }) => (
        <Link className="button button-primary" to={objectLink('record', record.id)}>
          <FileText size={16} strokeWidth={1.75} aria-hidden />
          {t('receipt.openReport')}
        </Link>
      )}
    >
      {(one) => <Body receipt={one} />}
    </ObjectDrawer>
  );
}

function Body({ receipt }: { receipt: ReceiptDetail }) {
  const t = useT();
  const format = useFormat();
  const { record, member, shop, template, comment, history, isBeforeChange } = receipt;
  const at = (moment: string | null) => (moment === null ? '—' : format.dateTime(moment));
  return (
    <>
      <DrawerHead
        pills={<ReceiptState row={receipt} />}
        title={`${record.name} · ${member.name}`}
        place={[shop.name, shop.path].filter(Boolean).join(' · ')}
      />
      {isBeforeChange && <Banner tone="warn">{t('receipt.beforeChange')}</Banner>}
      <DrawerSection>
        <Facts
          items={[
            { label: t('receipt.column.member'), value: <Person name={member.name} /> },
            { label: t('receipt.column.template'), value: template },
            { label: t('receipt.column.sent'), value: at(receipt.sentAt) },
            { label: t('receipt.column.due'), value: at(receipt.dueAt) },
            { label: t('receipt.column.opened'), value: at(receipt.openedAt) },
            { label: t('receipt.column.answered'), value: at(receipt.answeredAt) },
            ...(comment === '' ? [] : [{ label: t('receipt.column.comment'), value: comment }]),
          ]}
        />
      </DrawerSection>
      <DrawerSection>
        <HistoryTimeline
          history={history}
          looks={LOOKS}
          actOf={(event, { data }) => t(`receipt.event.${event}`, { to: format.list(namesOf(data.to)) })}
        />
      </DrawerSection>
    </>
  );
}

const namesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** How each event looks in the history. */
const LOOKS = {
  sent: 'initiated',
  opened: 'pending',
  acknowledge: 'handled',
  object: 'rejected',
  drop: 'closed',
  remind: 'rejected',
  escalate: 'rejected',
} as const satisfies Record<string, TimelineNode['state']>;
