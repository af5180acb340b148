import { shopApi } from '@rondo/contract/shop';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { ShopDetail } from '../shop-detail.ts';
import { SHOP_INVALIDATES } from '../shop-invalidates.ts';

/** That a store closes on a day to come, and the way to take that back. */
export function ClosingBanner({ shop }: { shop: ShopDetail }) {
  const t = useT();
  const format = useFormat();
  const { id, rev, name, closing, can } = shop;
  const withdraw = useAct(shopApi.withdrawClosing, {
    invalidates: SHOP_INVALIDATES,
    onDone: () => toast.ok(t('shop.act.closingWithdrawn', { name })),
  });
  if (!closing) return null;
  const { kind, on, reason } = closing;
  return (
    <Banner
      tone="warn"
      action={
        can.edit && (
          <button
            type="button"
            className="button button-small"
            disabled={withdraw.busy}
            onClick={() => void withdraw.run({ id, rev })}
          >
            {t('shop.act.withdrawClosing')}
          </button>
        )
      }
    >
      {t('shop.detail.closingPlanned', { kind: t(`shop.kind.${kind}`), day: format.day(`${on}T12:00:00Z`), reason })}
    </Banner>
  );
}
