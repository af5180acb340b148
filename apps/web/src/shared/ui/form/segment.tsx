import type { KeyboardEvent, ReactNode } from 'react';
import '../plain.css';

type Props<V extends string> = {
  label: string;
  options: readonly { value: V; label: ReactNode }[];
  value: V;
  onChange: (value: V) => void;
  /** 28 px instead of 36. */
  isSmall?: boolean;
  /** Takes the whole width. */
  isWide?: boolean;
};

/** Two to five choices side by side, one of them on. */
export function Segment<V extends string>({
  label,
  options,
  value,
  onChange,
  isSmall = false,
  isWide = false,
}: Props<V>) {
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const at = options.findIndex((option) => option.value === value);
    const next = (at + by + options.length) % options.length;
    const chosen = options[next];
    if (chosen) onChange(chosen.value);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')[next]?.focus();
  };
  const look = `segment${isSmall ? ' segment-small' : ''}${isWide ? ' segment-wide' : ''}`;
  return (
    <div role="radiogroup" aria-label={label} className={look} onKeyDown={press}>
      {options.map((option) => (
        // biome-ignore lint/a11y/useSemanticElements: a button keeps the focus ring and the size of the design
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
