import type { FileRef } from '@rondo/contract/kit/shapes';
import { useAddresses } from './use-addresses.ts';
import './cover.css';

/** The cover picture of what stands beside it, which says what it is; nothing where there is none. */
export function Cover({ file, isLarge = false }: { file: FileRef | null; isLarge?: boolean }) {
  const path = file && (isLarge ? file.path : (file.thumbPath ?? file.path));
  const addressOf = useAddresses(path === null ? [] : [path]);
  return path === null ? null : (
    <img className="cover" data-large={isLarge} src={addressOf(path)} alt="" loading="lazy" />
  );
}
