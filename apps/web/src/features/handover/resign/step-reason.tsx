import { LIMIT } from '@rondo/domain/limit';
import { useT } from '../../../shared/i18n.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { Consequences } from './consequences.tsx';

interface Props {
  name: string;
  reason: string;
  onChange: (reason: string) => void;
}

/** Why, and what follows. */
export function StepReason({ name, reason, onChange }: Props) {
  const t = useT();
  return (
    <div className="resign-step">
      <h2>{t('handover.ask.reason')}</h2>
      <TextField
        label={t('handover.reason')}
        hint={t('handover.reasonHint')}
        value={reason}
        onChange={onChange}
        rows={3}
        maxLength={LIMIT.text.reason}
      />
      <Consequences name={name} />
    </div>
  );
}
