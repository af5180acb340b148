import { DAY_MS } from '@rondo/domain/duration';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { noonOf } from '../day-text.ts';

/** A part of a period, first and last day. */
export interface Bucket {
  from: string;
  to: string;
  isPartial: boolean;
  isProvisional: boolean;
}

/** Names the parts of a period by their first day; one that the period cuts tells how many days it has. */
export function useBucketName(): (bucket: Bucket) => string {
  const t = useT();
  const format = useFormat();
  return useMemo(
    () => (bucket) => {
      const name = format.day(noonOf(bucket.from));
      return bucket.isPartial ? t('statistics.trend.partial', { name, count: daysOf(bucket) }) : name;
    },
    [format, t],
  );
}

const daysOf = ({ from, to }: Bucket): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
