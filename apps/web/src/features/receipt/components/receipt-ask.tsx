import { type ReceiptRow, receiptApi } from '@rondo/contract/receipt';
import { RECEIPT_SETS, type ReceiptAct } from '@rondo/domain/receipt';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';
import './receipt.css';

/** Above a report whose manager reads it: they are asked to acknowledge it. That they opened it is noted. */
export function ReceiptAsk({ recordId }: { recordId: string }) {
  const t = useT();
  const { data } = useCall(receiptApi.ofRecord, { recordId }, { part: true });
  const [asked, setAsked] = useState<ReceiptAct | null>(null);
  const mine = data?.receipts.find(({ id }) => id === data.mine?.id);
  const isAsked = mine !== undefined && RECEIPT_SETS.pending.includes(mine.state);
  useOpened(recordId, isAsked && mine.openedAt === null);
  if (!data || !isAsked) return null;
  const button = (act: ReceiptAct, look: 'default' | 'primary') =>
    data.mine?.can.includes(act) && (
      <Button look={look} onPress={() => setAsked(act)}>
        {t(`receipt.act.${act}`)}
      </Button>
    );
  return (
    <div className="receipt-ask no-print">
      <Banner tone={mine.isLate ? 'bad' : 'wait'} title={t('receipt.ask.title')}>
        <TimeLeft receipt={mine} />
        <div className="receipt-acts">
          {button('acknowledge', 'primary')}
          {button('object', 'default')}
        </div>
      </Banner>
      {asked && (
        <ReceiptDialog receipt={mine} act={asked} appealable={data.appealable} onClose={() => setAsked(null)} />
      )}
    </div>
  );
}

function TimeLeft({ receipt: { dueAt, isLate } }: { receipt: ReceiptRow }) {
  const t = useT();
  const format = useFormat();
  const deadline = format.dateTime(dueAt);
  if (isLate) return t('receipt.ask.over', { deadline });
  return t('receipt.ask.left', { deadline, left: format.duration(Date.parse(dueAt) - Date.now()) });
}

/** Whoever is asked has opened the report when it is shown to them. */
function useOpened(recordId: string, isNew: boolean): void {
  const open = useAct(receiptApi.open);
  const mark = useEffectEvent(() => void open.run({ recordId }));
  useEffect(() => {
    if (isNew) mark();
  }, [isNew]);
}
