import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import './plain.css';

const LOOKS = {
  default: 'button',
  primary: 'button button-primary',
  danger: 'button button-danger',
  text: 'button button-text',
} as const;

interface Props {
  look?: keyof typeof LOOKS;
  /** 28 px instead of 32. */
  isSmall?: boolean;
  icon?: LucideIcon;
  /** Accessible name where the children may be hidden or missing. */
  label?: string;
  isDisabled?: boolean;
  /** Its act runs: a second press does nothing. */
  isBusy?: boolean;
  className?: string;
  onPress: () => void;
  children?: ReactNode;
}

/** A button that acts at once. Of the buttons of a view one is `primary`, and it stands last: at the right, on the phone below. */
export function Button(props: Props) {
  const { look = 'default', isSmall = false, icon: Icon, label, isDisabled = false, isBusy = false } = props;
  const { className = '', onPress, children } = props;
  return (
    <button
      type="button"
      className={[LOOKS[look], isSmall ? 'button-small' : '', className].filter(Boolean).join(' ')}
      aria-label={label}
      aria-busy={isBusy || undefined}
      disabled={isDisabled}
      onClick={() => !isBusy && onPress()}
    >
      {Icon && <Icon size={isSmall ? 14 : 16} strokeWidth={1.75} aria-hidden />}
      {children}
    </button>
  );
}
