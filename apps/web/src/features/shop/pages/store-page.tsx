import { shopApi } from '@rondo/contract/shop';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { TimeZoneProvider, useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useObjectTitle } from '../../../shared/session/object-title.ts';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { ZoneNote } from '../../../shared/ui/zone-note.tsx';
import { CertificateSection } from '../../certificate/index.ts';
import { FootfallSection } from '../../flow-reading/index.ts';
import { ShopDocumentSection } from '../../shop-document/index.ts';
import { CameraSection } from '../../surveillance/index.ts';
import { HoursPart } from '../components/hours-part.tsx';
import { LevelStrip } from '../components/level-strip.tsx';
import { OpenRectifications } from '../components/open-rectifications.tsx';
import { PeopleInScope } from '../components/people-in-scope.tsx';
import { RecentInspections } from '../components/recent-inspections.tsx';
import { RemoveShop, ShopActs } from '../components/shop-acts.tsx';
import { type FaceProps, ShopFace, ShopNotices, ShopPills } from '../components/shop-face.tsx';
import { ShopFacts } from '../components/shop-facts.tsx';
import type { Dialog } from '../shop-dialog.ts';
import '../components/shop.css';
import '../components/shop-page.css';

const ShopDialogs = lazyPart(() => import('../components/shop-dialogs.tsx'));

/** A store by its own address (product 3): everything about it on one page. */
export default function StorePage() {
  const t = useT();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { timeZone } = useFormat().place;
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const { data: shop, isError, error, refetch } = useCall(shopApi.get, { id });
  useObjectTitle(shop?.name ?? null);
  if (!shop && !isError) return <SkeletonRows rows={8} />;
  if (!shop) return <LoadFailure failure={error} onRetry={() => void refetch()} />;
  return (
    // What happened in a store is told by the store's own clock.
    <TimeZoneProvider timeZone={shop.timeZone ?? timeZone}>
      <article className="store" aria-label={shop.name}>
        <StoreHead shop={shop} onDialog={setDialog} />
        <div className="store-columns">
          <div className="store-main">
            <ShopNotices shop={shop} />
            <section className="card">
              <ShopFace shop={shop} onDialog={setDialog} />
            </section>
            <Part title={t('shop.face.levels')}>
              <LevelStrip shopId={shop.id} />
            </Part>
            <Part title={t('shop.detail.rectifications')}>
              <OpenRectifications shop={shop} />
            </Part>
            <Part title={t('shop.detail.recent')}>
              <RecentInspections shop={shop} />
            </Part>
          </div>
          <div className="store-aside">
            <Part title={t('shop.detail.hours')}>
              <HoursPart shop={shop} onDialog={setDialog} />
            </Part>
            <Part title={t('shop.detail.facts')}>
              <ShopFacts shop={shop} columns={1} />
            </Part>
            <div className="card store-plain">
              <CameraSection shopId={shop.id} />
            </div>
            <div className="card store-plain">
              <FootfallSection shopId={shop.id} />
              <CertificateSection shopId={shop.id} />
            </div>
            <div className="card store-plain">
              <ShopDocumentSection shopId={shop.id} />
            </div>
            <PeopleInScope shopId={shop.id} frame={(people) => <Part title={t('shop.page.scope')}>{people}</Part>} />
          </div>
        </div>
      </article>
      {dialog && (
        <Suspense fallback={null}>
          <ShopDialogs dialog={dialog} onClose={() => setDialog(null)} onGone={() => void navigate('/shop')} />
        </Suspense>
      )}
    </TimeZoneProvider>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card store-part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function StoreHead({ shop, onDialog }: FaceProps) {
  const t = useT();
  return (
    <header className="store-head">
      <Link className="quiet" to="/shop" aria-label={t('shop.page.back')} title={t('shop.page.back')}>
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
      </Link>
      <div className="store-title">
        <h1>{shop.name}</h1>
        <p className="store-under">
          {shop.code && <span className="meta num">{shop.code}</span>}
          <ShopPills shop={shop} />
        </p>
        <ZoneNote />
      </div>
      <div className="store-acts">
        {shop.can.remove && <RemoveShop shop={shop} onDialog={onDialog} />}
        <ShopActs shop={shop} onDialog={onDialog} />
      </div>
    </header>
  );
}
