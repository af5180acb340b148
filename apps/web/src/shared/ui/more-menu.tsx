import { Ellipsis, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Popover } from './popover.tsx';
import type { Placement } from './popover-place.ts';

export interface MenuAct {
  key: string;
  label: string;
  icon?: LucideIcon;
  run: () => void;
  isDisabled?: boolean;
  /** Takes something away. */
  isDanger?: boolean;
}

interface Props {
  /** Names the menu and its button. */
  label: string;
  acts: readonly MenuAct[];
  /** Of the button. */
  className?: string;
  /** Instead of three dots: a button that says what it opens. */
  icon?: LucideIcon;
  placement?: Placement;
}

/** What else can be done, behind three dots or a button with its word. */
export function MoreMenu({ label, acts, className, icon: Icon, placement }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={label}
      role="menu"
      {...(placement ? { placement } : {})}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={(trigger) => (
        <button type="button" className={className} aria-label={label} {...trigger}>
          {Icon ? (
            <Icon size={16} strokeWidth={1.75} aria-hidden />
          ) : (
            <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
          )}
          {Icon && label}
        </button>
      )}
    >
      {acts.map(({ key, label: words, icon: Own, run, isDisabled = false, isDanger = false }) => (
        <button
          key={key}
          type="button"
          role="menuitem"
          className={isDanger ? 'menu-item menu-danger' : 'menu-item'}
          disabled={isDisabled}
          onClick={run}
        >
          {Own && <Own size={16} strokeWidth={1.75} aria-hidden />}
          {words}
        </button>
      ))}
    </Popover>
  );
}
