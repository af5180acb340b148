import { certificateApi } from '@rondo/contract/certificate';
import { LIMIT } from '@rondo/domain/limit';
import { Link } from 'react-router';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { titleOf, useDayWords } from '../use-words.ts';
import './certificate.css';

type Props = { shopId: string; memberId?: never } | { memberId: string; shopId?: never };

/** The certificates of a store, or of somebody, in their drawer: the first to expire first, each opens. */
export function CertificateSection({ shopId, memberId }: Props) {
  const t = useT();
  const words = useDayWords();
  const of = shopId === undefined ? { memberId: [memberId] } : { shopId: [shopId] };
  const address = shopId === undefined ? `/certificate?memberId=${memberId}` : `/certificate?shopId=${shopId}`;
  const { data, isError, error, refetch } = useCall(
    certificateApi.list,
    { ...of, size: LIMIT.page.size },
    { part: true },
  );
  return (
    <DrawerSection title={t('certificate.section')}>
      {isError && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows rows={2} />}
      {data?.list.length === 0 && <p className="meta">{t('certificate.sectionNone')}</p>}
      <ul className="certificate-list">
        {data?.list.map((one) => (
          <li key={one.id}>
            <Link to={`${address}&open=${one.id}`} className="certificate-line">
              <span className="ellipsis">
                {titleOf(one, t)}
                {shopId !== undefined && one.member && <span className="meta"> {one.member.name}</span>}
              </span>
              <StateLabel object="certificate" state={one.validity} />
              <span className="meta num">{words.until(one.validUntil)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {data && data.total > 0 && <Link to={address}>{t('certificate.sectionAll', { count: data.total })}</Link>}
    </DrawerSection>
  );
}
