import { type ReceiptRow, type RecordReceipts, receiptApi } from '@rondo/contract/receipt';
import { LIMIT } from '@rondo/domain/limit';
import { type ReceiptAct, receiptNeedsComment } from '@rondo/domain/receipt';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAct } from '../../../shared/http/query.ts';
import { useTooLate } from '../../../shared/http/use-too-late.ts';
import { useT } from '../../../shared/i18n.tsx';
import { objectLink } from '../../../shared/links.ts';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { useFormGuard } from '../../../shared/ui/form/use-form-guard.tsx';
import { toast } from '../../../shared/ui/toast.ts';

interface Props {
  receipt: ReceiptRow;
  act: ReceiptAct;
  /** Findings that have an appeal of their own. */
  appealable: RecordReceipts['appealable'];
  onClose: () => void;
}

/** Acknowledging a report, with a word or without; objecting to it, and the way to appeal against a single finding. */
export function ReceiptDialog({ receipt: { id, rev }, act, appealable, onClose }: Props) {
  const t = useT();
  const [comment, setComment] = useState('');
  const [isTried, setTried] = useState(false);
  const isNeeded = receiptNeedsComment(act);
  const isMissing = isNeeded && comment.trim() === '';
  const move = useAct(receiptApi.move, {
    onRefused: useTooLate(['receipt']),
    onDone: () => {
      toast.ok(t(`receipt.done.${act}`));
      refreshCounters();
      onClose();
    },
  });
  const guard = useFormGuard(comment !== '' && !move.busy, onClose);
  const submit = () => {
    setTried(true);
    if (!isMissing) void move.run({ id, rev, event: act, comment });
  };
  return (
    <Dialog title={t(`receipt.actTitle.${act}`)} isSheet onClose={guard.close}>
      <ActForm verb={t(`receipt.act.${act}`)} isBusy={move.busy} onSubmit={submit} onClose={guard.close}>
        <TextField
          label={t(`receipt.comment.${act}`)}
          hint={t(`receipt.commentHint.${act}`)}
          {...(isTried && isMissing ? { error: t('rule.required') } : {})}
          isRequired={isNeeded}
          autoFocus
          rows={2}
          maxLength={LIMIT.text.reason}
          value={comment}
          onChange={setComment}
        />
        {act === 'object' && appealable.length > 0 && (
          <div className="receipt-appeal">
            <p className="meta">{t('receipt.appeal')}</p>
            <ul>
              {appealable.map((one) => (
                <li key={one.id}>
                  <Link className="num" to={objectLink('rectification', one.id)}>
                    {one.number}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </ActForm>
      {guard.question}
    </Dialog>
  );
}
