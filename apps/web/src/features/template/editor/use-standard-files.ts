import type { FileRef } from '@rondo/contract/kit/shapes';
import { useCallback, useState } from 'react';
import type { StandardFiles } from '../components/item-part.ts';

/** The files behind the standard photos that items name, also of those that are taken out and may come back. */
export function useStandardFiles(known: readonly FileRef[]): StandardFiles {
  const [files, setFiles] = useState(known);
  const addFiles = useCallback(
    (more: readonly FileRef[]) =>
      setFiles((now) => [...now, ...more.filter(({ id }) => !now.some((file) => file.id === id))]),
    [],
  );
  return { files, addFiles };
}
