import { Columns2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Of, PickReports } from './pick-reports.tsx';

interface Props {
  of: Of;
  /** The ids of all: the given ones and the chosen ones. */
  onChosen: (ids: string[]) => void;
  children: ReactNode;
}

/** A button that asks which reports stand beside the given ones. */
export function CompareButton({ of, onChosen, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        <Columns2 size={16} strokeWidth={1.75} aria-hidden />
        {children}
      </button>
      {isOpen && (
        <PickReports
          of={of}
          onClose={() => setOpen(false)}
          onChosen={(ids) => {
            setOpen(false);
            onChosen([...of.map(({ id }) => id), ...ids]);
          }}
        />
      )}
    </>
  );
}
