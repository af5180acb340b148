import { Calendar as CalendarIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useT } from '../../i18n.tsx';
import { Dialog } from '../dialog.tsx';
import { useNarrow } from '../list/use-narrow.ts';
import { Popover } from '../popover.tsx';

interface Props {
  /** Of the field whose day is chosen. */
  label: string;
  isDisabled: boolean;
  /** The calendar; gets the act of closing. */
  children: (close: () => void) => ReactNode;
}

/** Opens the calendar of a date field: beside it, on the phone in a sheet. */
export function CalendarButton({ label, isDisabled, children }: Props) {
  const t = useT();
  const isPhone = useNarrow();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const name = t('ui.date.choose', { name: label });
  const icon = <CalendarIcon size={16} strokeWidth={1.75} aria-hidden />;
  if (isPhone) {
    return (
      <>
        <button type="button" aria-label={name} disabled={isDisabled} onClick={() => setOpen(true)}>
          {icon}
        </button>
        {isOpen && (
          <Dialog title={label} isSheet onClose={close}>
            {children(close)}
          </Dialog>
        )}
      </>
    );
  }
  return (
    <Popover
      label={name}
      isOpen={isOpen}
      onOpenChange={setOpen}
      placement="bottom-end"
      trigger={(trigger) => (
        <button type="button" aria-label={name} disabled={isDisabled} {...trigger}>
          {icon}
        </button>
      )}
    >
      {children(close)}
    </Popover>
  );
}
