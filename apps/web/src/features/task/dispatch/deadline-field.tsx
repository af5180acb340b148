import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { DateTimeField } from '../../../shared/ui/form/date-time-field.tsx';
import { quickDeadlines } from './quick-deadlines.ts';
import './dispatch.css';

interface Props {
  label: string;
  /** When the work begins: nothing is due before. */
  start: Date;
  value: string | null;
  onChange: (at: string | null) => void;
  error?: string;
}

/** When a task is due, with the usual deadlines a press away. */
export function DeadlineField({ label, start, value, onChange, ...rest }: Props) {
  const t = useT();
  const { place } = useFormat();
  return (
    <>
      <DateTimeField
        label={label}
        isRequired
        earliest={start.toISOString()}
        value={value}
        onChange={onChange}
        {...rest}
      />
      <div className="dispatch-quick">
        {quickDeadlines(start, place.timeZone).map(({ key, at }) => (
          <button key={key} type="button" className="button button-small" onClick={() => onChange(at)}>
            {t(`task.wizard.quick.${key}`)}
          </button>
        ))}
      </div>
    </>
  );
}
