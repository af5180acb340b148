import { isSampleId } from '@rondo/domain/sample-company';
import type { ReactNode } from 'react';
import { FailedDetail } from '../list/failed-detail.tsx';
import { SkeletonRows } from '../list/skeleton.tsx';
import { DetailDrawer } from './detail-drawer.tsx';
import { SampleBanner } from './sample-banner.tsx';

/** A row that is open beside its list, and the ways from it. */
export interface OpenRowProps {
  id: string;
  /** Its place in the list, 1-based; nothing while it is not among the rows. */
  place?: { index: number; total: number };
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  onClose: () => void;
}

/** The read of an object, as `useCall` answers it. */
interface Read<T> {
  data: T | undefined;
  isError: boolean;
  error: Error | null;
  refetch: () => Promise<unknown>;
}

interface Props<T extends object> extends OpenRowProps {
  read: Read<T>;
  /** What it is, as it stands in a sentence; names the drawer until the object is there. */
  noun: string;
  /** What this one is called. */
  titleOf: (data: T) => string;
  /** Its number, at the left of the bar. */
  numberOf?: (data: T) => ReactNode;
  /** More acts in the bar (a menu button). */
  more?: ReactNode;
  /** The allowed acts, the main one last. */
  footer?: (data: T) => ReactNode;
  /** Left of the footer: what takes the object away. */
  footerLeft?: (data: T) => ReactNode;
  children: (data: T) => ReactNode;
}

/** The drawer of an object that is read when it opens: loading, failed or gone, or the object with its acts. */
export function ObjectDrawer<T extends object>({ id, place, read, noun, ...props }: Props<T>) {
  const { titleOf, numberOf, footer, footerLeft, children, ...bar } = props;
  const { data, isError, error, refetch } = read;
  return (
    <DetailDrawer
      objectId={id}
      label={data ? titleOf(data) : noun}
      number={data && numberOf?.(data)}
      {...place}
      {...bar}
      footer={data && footer?.(data)}
      footerLeft={data && footerLeft?.(data)}
    >
      {data && isSampleId(id) && <SampleBanner />}
      {data && children(data)}
      {!data && isError && (
        <FailedDetail noun={noun} failure={error} onRetry={() => void refetch()} onClose={bar.onClose} />
      )}
      {!data && !isError && <SkeletonRows rows={6} />}
    </DetailDrawer>
  );
}
