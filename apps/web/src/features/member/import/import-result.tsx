import type { Output } from '@rondo/contract/kit/endpoint';
import type { memberApi } from '@rondo/contract/member';
import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { Glyph } from '../../../shared/ui/glyph/glyph.tsx';

/** What was written, and which shops still wait for a manager. */
export function ImportResult({ result }: { result: Output<typeof memberApi.runImport> }) {
  const t = useT();
  const can = useCan();
  const { created, updated, skipped, shopsWithoutManager } = result;
  return (
    <div className="member-import-result" role="status">
      <Glyph shape="check" tone="ok" size={28} />
      <strong>{t('member.importing.finished')}</strong>
      <span className="num">
        {[
          t('member.importing.created', { count: created }),
          t('member.importing.updated', { count: updated }),
          t('member.importing.skipped', { count: skipped }),
        ].join(' · ')}
      </span>
      {shopsWithoutManager > 0 && (
        <span>
          {t('member.importing.withoutManager', { count: shopsWithoutManager })}{' '}
          {can('shop_store') && <Link to="/shop">{t('member.importing.showShops')}</Link>}
        </span>
      )}
    </div>
  );
}
