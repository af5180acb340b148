import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { MenuAct } from '../../../shared/ui/more-menu.tsx';
import { Popover } from '../../../shared/ui/popover.tsx';

interface Props {
  label: string;
  icon: LucideIcon;
  acts: readonly MenuAct[];
}

/** A button with its word that opens a few things to be made. */
export function MenuButton({ label, icon: Icon, acts }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={label}
      role="menu"
      placement="bottom-end"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={(trigger) => (
        <button type="button" className="button" aria-label={label} {...trigger}>
          <Icon size={16} strokeWidth={1.75} aria-hidden />
          {label}
        </button>
      )}
    >
      {acts.map(({ key, label: words, icon: Own, run }) => (
        <button key={key} type="button" role="menuitem" className="menu-item" onClick={run}>
          {Own && <Own size={16} strokeWidth={1.75} aria-hidden />}
          {words}
        </button>
      ))}
    </Popover>
  );
}
