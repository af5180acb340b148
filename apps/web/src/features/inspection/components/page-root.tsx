import type { ReactNode } from 'react';
import { useNarrow } from '../../../shared/ui/list/use-narrow.ts';

interface Props {
  className: string;
  children: ReactNode;
}

/** A page of performing: the main part of the window on a phone, where it has no frame; elsewhere the frame has one. */
export function PageRoot({ className, children }: Props) {
  const Root = useNarrow() ? 'main' : 'section';
  return <Root className={className}>{children}</Root>;
}
