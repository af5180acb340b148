import { checkInApi } from '@rondo/contract/check-in';
import type { CheckInDetail } from '@rondo/contract/check-in-shapes';
import type { CheckInEvent } from '@rondo/domain/check-in';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';

/** Exactly the acts that the server offers this reader; each asks for the reason, which whoever checked in reads. */
export function CheckInActs({ checkIn }: { checkIn: CheckInDetail }) {
  const t = useT();
  const [asked, setAsked] = useState<CheckInEvent | null>(null);
  const { id, rev, can } = checkIn;
  const decide = useAct(checkInApi.decide, {
    invalidates: ['record'],
    onDone: (_, { event }) => {
      toast.ok(t(`checkIn.done.${event}`));
      setAsked(null);
    },
  });
  if (can.length === 0) return null;
  return (
    <>
      {can.includes('deny') && <Button onPress={() => setAsked('deny')}>{t('checkIn.act.deny')}</Button>}
      {can.includes('approve') && (
        <Button look="primary" onPress={() => setAsked('approve')}>
          {t('checkIn.act.approve')}
        </Button>
      )}
      {asked && (
        <Dialog title={t(`checkIn.actTitle.${asked}`)} isSheet onClose={() => setAsked(null)}>
          <ReasonForm
            event={asked}
            isBusy={decide.busy}
            onSubmit={(reason) => void decide.run({ id, rev, event: asked, reason })}
            onClose={() => setAsked(null)}
          />
        </Dialog>
      )}
    </>
  );
}

interface ReasonProps {
  event: CheckInEvent;
  isBusy: boolean;
  onSubmit: (reason: string) => void;
  onClose: () => void;
}

function ReasonForm({ event, isBusy, onSubmit, onClose }: ReasonProps) {
  const t = useT();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = reason.trim() === '';
  const submit = () => {
    setTried(true);
    if (!isMissing) onSubmit(reason);
  };
  return (
    <ActForm
      verb={t(`checkIn.act.${event}`)}
      isBusy={isBusy}
      isDanger={event === 'deny'}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('checkIn.reason')}
        hint={t(`checkIn.reasonHint.${event}`)}
        {...(isTried && isMissing ? { error: t('rule.required') } : {})}
        isRequired
        autoFocus
        value={reason}
        onChange={setReason}
        maxLength={LIMIT.text.reason}
      />
    </ActForm>
  );
}
