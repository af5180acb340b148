import { useT } from '../../../shared/i18n.tsx';
import { type Bucket, useBucketName } from './bucket-names.ts';

/** A part of a period in a table, and that its figures may still change. */
export function BucketName({ bucket }: { bucket: Bucket }) {
  const t = useT();
  const nameOf = useBucketName();
  return (
    <>
      {nameOf(bucket)}
      {bucket.isProvisional && <span className="meta"> {t('statistics.trend.provisional')}</span>}
    </>
  );
}
