import { addDays } from '@rondo/domain/civil-time';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { DateField } from '../../../shared/ui/date/date-field.tsx';

/** Which day the device is asked about: a day chosen, the one before, the one after; none to come. */
export function ReplayDay({ on, onDay }: { on: string; onDay: (day: string) => void }) {
  const t = useT();
  const today = useFormat().civilDay(Date.now());
  const choose = (day: string) => {
    if (day !== '' && day <= today) onDay(day);
  };
  return (
    <div className="replay-day">
      <Step icon={ChevronLeft} label={t('surveillance.replay.dayBefore')} run={() => choose(addDays(on, -1))} />
      <DateField label={t('surveillance.playback.day')} isLabelHidden value={on} onChange={choose} />
      <Step
        icon={ChevronRight}
        label={t('surveillance.replay.dayAfter')}
        run={() => choose(addDays(on, 1))}
        isOff={on >= today}
      />
    </div>
  );
}

interface StepProps {
  icon: typeof ChevronLeft;
  label: string;
  run: () => void;
  isOff?: boolean;
}

function Step({ icon: Icon, label, run, isOff = false }: StepProps) {
  return (
    <button type="button" className="quiet" aria-label={label} title={label} disabled={isOff} onClick={run}>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
