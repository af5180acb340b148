import { shopApi } from '@rondo/contract/shop';
import { Maximize2 } from 'lucide-react';
import { Link } from 'react-router';
import { TimeZoneProvider, useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { ObjectDrawer, type OpenRowProps } from '../../../shared/ui/drawer/object-drawer.tsx';
import { CertificateSection } from '../../certificate/index.ts';
import { FootfallSection } from '../../flow-reading/index.ts';
import { ShopDocumentSection } from '../../shop-document/index.ts';
import { CameraSection } from '../../surveillance/index.ts';
import type { Dialog } from '../shop-dialog.ts';
import { shopPage } from '../shop-links.ts';
import { HoursPart } from './hours-part.tsx';
import { LevelStrip } from './level-strip.tsx';
import { OpenRectifications } from './open-rectifications.tsx';
import { PeopleInScope } from './people-in-scope.tsx';
import { RecentInspections } from './recent-inspections.tsx';
import { RemoveShop, ShopActs } from './shop-acts.tsx';
import { type FaceProps, ShopFace, ShopNotices, ShopPills } from './shop-face.tsx';
import { ShopFacts } from './shop-facts.tsx';

interface Props extends OpenRowProps {
  onDialog: (dialog: Dialog) => void;
}

/** One shop: what it is, when it is open, who manages it, how its last inspections went, what is left to fix. */
export default function ShopDrawer({ onDialog, ...row }: Props) {
  const t = useT();
  const { timeZone } = useFormat().place;
  const read = useCall(shopApi.get, { id: row.id }, { part: true });
  return (
    // What happened in a store is told by the store's own clock.
    <TimeZoneProvider timeZone={read.data?.timeZone ?? timeZone}>
      <ObjectDrawer
        {...row}
        read={read}
        noun={t('shop.noun')}
        titleOf={({ name }) => name}
        numberOf={({ code }) => code}
        more={<PageLink id={row.id} />}
        footer={(shop) => <ShopActs shop={shop} onDialog={onDialog} />}
        footerLeft={(shop) => shop.can.remove && <RemoveShop shop={shop} onDialog={onDialog} />}
      >
        {(shop) => <ShopBody shop={shop} onDialog={onDialog} />}
      </ObjectDrawer>
    </TimeZoneProvider>
  );
}

function PageLink({ id }: { id: string }) {
  const t = useT();
  return (
    <Link className="quiet" to={shopPage(id)} aria-label={t('shop.page.open')} title={t('shop.page.open')}>
      <Maximize2 size={16} strokeWidth={1.75} aria-hidden />
    </Link>
  );
}

function ShopBody({ shop, onDialog }: FaceProps) {
  const t = useT();
  return (
    <>
      <DrawerHead pills={<ShopPills shop={shop} />} title={shop.name} />
      <ShopNotices shop={shop} />
      <ShopFace shop={shop} onDialog={onDialog} />
      <DrawerSection title={t('shop.detail.rectifications')}>
        <OpenRectifications shop={shop} />
      </DrawerSection>
      <DrawerSection title={t('shop.face.levels')}>
        <LevelStrip shopId={shop.id} />
      </DrawerSection>
      <DrawerSection title={t('shop.detail.recent')}>
        <RecentInspections shop={shop} />
      </DrawerSection>
      <CameraSection shopId={shop.id} />
      <FootfallSection shopId={shop.id} />
      <CertificateSection shopId={shop.id} />
      <ShopDocumentSection shopId={shop.id} />
      <DrawerSection title={t('shop.detail.facts')}>
        <ShopFacts shop={shop} />
      </DrawerSection>
      <DrawerSection title={t('shop.detail.hours')}>
        <HoursPart shop={shop} onDialog={onDialog} />
      </DrawerSection>
      <PeopleInScope
        shopId={shop.id}
        frame={(people) => <DrawerSection title={t('shop.page.scope')}>{people}</DrawerSection>}
      />
    </>
  );
}
