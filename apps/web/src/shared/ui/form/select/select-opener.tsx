import type { ButtonHTMLAttributes, ReactNode, RefObject } from 'react';
import { Dialog } from '../../dialog.tsx';
import { useNarrow } from '../../list/use-narrow.ts';
import { Popover } from '../../popover.tsx';

/** Label of a field and the gap below it (`.field`), px. */
const LABEL = 22 + 4;

/** What the list is narrower than what opens, less the borders of the box, px. */
const INSET = 6;
/** A narrow box has a wider list, px. */
const LEAST = 200;

interface Props {
  button: ButtonHTMLAttributes<HTMLButtonElement>;
  label: string;
  isLabelHidden: boolean;
  /** The box that the list stands below. */
  anchor: RefObject<HTMLElement | null>;
  /** Of the box; the list is not narrower. */
  widthPx: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The list; called while it is open. */
  panel: () => ReactNode;
  children: ReactNode;
}

/** The button of a select: opens its list below the box, else above the label; on the phone in a sheet. */
export function SelectOpener(props: Props) {
  const { button, label, isLabelHidden, anchor, widthPx, isOpen, onOpenChange, panel, children } = props;
  const isPhone = useNarrow();
  if (isPhone) {
    return (
      <>
        <button
          type="button"
          className="select-button"
          {...button}
          role="combobox"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={undefined}
          onClick={() => onOpenChange(true)}
        >
          {children}
        </button>
        {isOpen && (
          <Dialog title={label} isSheet onClose={() => onOpenChange(false)}>
            <div className="select-sheet">{panel()}</div>
          </Dialog>
        )}
      </>
    );
  }
  return (
    <Popover
      label={label}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      anchor={anchor}
      clearAbove={isLabelHidden ? 0 : LABEL}
      className="select-popover"
      trigger={({ 'aria-expanded': isExpanded, ...trigger }) => (
        <button
          type="button"
          className="select-button"
          {...button}
          {...trigger}
          role="combobox"
          aria-expanded={isExpanded}
          aria-controls={trigger['aria-controls']}
        >
          {children}
        </button>
      )}
    >
      {isOpen && (
        <div className="select-panel" style={{ width: Math.max(widthPx - INSET, LEAST) }}>
          {panel()}
        </div>
      )}
    </Popover>
  );
}
