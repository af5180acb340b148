import { GripVertical } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useT } from '../i18n.tsx';

interface Props extends ComponentProps<'button'> {
  /** What is moved. */
  name: string;
  /** The keys that move it as the drag does, as `aria-keyshortcuts` tells them. */
  keys: string;
}

/** What something in an order is dragged by; the same is done by its keys. */
export function Grip({ name, keys, ...rest }: Props) {
  const t = useT();
  return (
    <button type="button" aria-label={t('app.order.move', { name })} aria-keyshortcuts={keys} {...rest}>
      <GripVertical size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
