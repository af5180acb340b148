import { anyOf } from '@rondo/contract/kit/endpoint';
import { shopApi } from '@rondo/contract/shop';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { TimeZoneProvider, useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { ObjectDrawer, type OpenRowProps } from '../../../shared/ui/drawer/object-drawer.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { Pill, StatePill } from '../../../shared/ui/drawer/pill.tsx';
import { CertificateSection } from '../../certificate/index.ts';
import type { ShopDetail } from '../shop-detail.ts';
import type { Dialog } from '../shop-dialog.ts';
import { dispatchTo, startAt } from '../shop-links.ts';
import { ClosingBanner } from './closing-banner.tsx';
import { LevelStrip } from './level-strip.tsx';
import { OpenRectifications } from './open-rectifications.tsx';
import { PeopleInScope } from './people-in-scope.tsx';
import { RecentInspections } from './recent-inspections.tsx';
import { ShopAtOnce } from './shop-at-once.tsx';
import { ShopFacts } from './shop-facts.tsx';
import { ComingSpecialDays, ShopHours } from './shop-hours.tsx';

interface Props extends OpenRowProps {
  onDialog: (dialog: Dialog) => void;
}

/** One shop: what it is, when it is open, who manages it, how its last inspections went, what is left to fix. */
export function ShopDrawer({ onDialog, ...row }: Props) {
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
        footer={(shop) => <ShopActs shop={shop} onDialog={onDialog} />}
        footerLeft={(shop) => shop.can.remove && <RemoveButton onClick={() => onDialog({ kind: 'remove', shop })} />}
      >
        {(shop) => <ShopBody shop={shop} onDialog={onDialog} />}
      </ObjectDrawer>
    </TimeZoneProvider>
  );
}

const START = anyOf('x_dispatch', 'task_center');

/** What to do at an open store stands before what to do to it. */
function ShopActs({ shop, onDialog }: { shop: ShopDetail; onDialog: (dialog: Dialog) => void }) {
  const t = useT();
  const can = useCan();
  const isOpen = shop.state === 'open';
  return (
    <>
      {isOpen && can('x_dispatch') && (
        <Link className="button" to={dispatchTo([shop.id])}>
          {t('task.dispatch')}
        </Link>
      )}
      {shop.can.events.map((event) => (
        <button key={event} type="button" className="button" onClick={() => onDialog({ kind: 'move', event, shop })}>
          {t(`shop.act.${event}`)}
        </button>
      ))}
      {shop.can.edit && (
        <button type="button" className="button" onClick={() => onDialog({ kind: 'edit', shop })}>
          {t('shop.act.edit')}
        </button>
      )}
      {isOpen && can(START) && (
        <Link className="button button-primary" to={startAt(shop.id)}>
          {t('task.start')}
        </Link>
      )}
    </>
  );
}

function RemoveButton({ onClick }: { onClick: () => void }) {
  const t = useT();
  return (
    <button
      type="button"
      className="quiet"
      aria-label={t('shop.act.remove')}
      title={t('shop.act.remove')}
      onClick={onClick}
    >
      <Trash2 size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
}

function ShopBody({ shop, onDialog }: { shop: ShopDetail; onDialog: Props['onDialog'] }) {
  const t = useT();
  const format = useFormat();
  const { state, closedKind, closedOn, closedReason } = shop;
  const pills = (
    <>
      <StatePill object="shop" state={state} />
      {shop.format && <Pill tone="line">{t(`shop.format.${shop.format}`)}</Pill>}
    </>
  );
  return (
    <>
      <DrawerHead pills={pills} title={shop.name} place={[shop.groupPath, shop.address].filter(Boolean).join(' · ')} />
      {state === 'closed' && (
        <Banner tone="mute" icon="bar">
          {closedKind && closedOn
            ? t('shop.detail.closedSince', {
                kind: t(`shop.kind.${closedKind}`),
                day: format.day(`${closedOn}T12:00:00Z`),
                reason: closedReason ?? '—',
              })
            : t('shop.detail.closed')}
        </Banner>
      )}
      <ClosingBanner shop={shop} />
      <ShopAtOnce shop={shop} onEdit={() => onDialog({ kind: 'edit', shop })} />
      <DrawerSection title={t('shop.detail.facts')}>
        <ShopFacts shop={shop} />
      </DrawerSection>
      <DrawerSection title={t('shop.detail.rectifications')}>
        <OpenRectifications shop={shop} />
      </DrawerSection>
      <DrawerSection title={t('shop.detail.recent')}>
        <RecentInspections shop={shop} />
      </DrawerSection>
      <DrawerSection title={t('shop.face.levels')}>
        <LevelStrip shopId={shop.id} />
      </DrawerSection>
      <CertificateSection shopId={shop.id} />
      <DrawerSection title={t('shop.detail.managers')}>
        <div className="shop-people">
          {shop.managers.map((manager) => (
            <Person key={manager.id} name={manager.name} />
          ))}
          {shop.managers.length === 0 && <span className="meta">{t('shop.noManager')}</span>}
        </div>
        <PeopleInScope shopId={shop.id} />
      </DrawerSection>
      <DrawerSection title={t('shop.detail.hours')}>
        <ShopHours hours={shop.hours} />
        <ComingSpecialDays shop={shop} />
        {shop.can.edit && (
          <button type="button" className="button button-small" onClick={() => onDialog({ kind: 'copyHours', shop })}>
            {t('shop.copyHours.act')}
          </button>
        )}
      </DrawerSection>
    </>
  );
}
