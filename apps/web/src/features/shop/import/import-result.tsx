import type { Output } from '@rondo/contract/kit/endpoint';
import type { shopApi } from '@rondo/contract/shop';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Glyph } from '../../../shared/ui/glyph/glyph.tsx';

/** What an import wrote, and what is still missing. */
export function ImportResult({ result }: { result: Output<typeof shopApi.importRun> }) {
  const t = useT();
  const format = useFormat();
  const lines = (['updated', 'skipped', 'withoutManager'] as const).filter((key) => result[key] > 0);
  const text = (key: keyof typeof result) =>
    t(`shop.importing.${key}`, { count: result[key] === 1 ? 1 : format.count(result[key]) });
  return (
    <div className="import-result">
      <Glyph shape="check" tone="ok" size={32} />
      <h2>{text('created')}</h2>
      {lines.map((key) => (
        <p key={key} className="meta">
          {text(key)}
        </p>
      ))}
    </div>
  );
}
