import { MARK_LOOKS, WATERMARK, watermarkTile } from '@rondo/domain/watermark';
import { useId } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { role } from '../../../shared/ui/tokens.ts';

/** A piece of a page with the mark over it, as strong and as far apart as it is everywhere. */
export function WatermarkPreview({ text }: { text: string }) {
  const t = useT();
  const id = useId();
  const { width, height, sizePx } = watermarkTile(text);
  const turn = `rotate(${WATERMARK.degrees} ${width / 2} ${height / 2})`;
  return (
    <section aria-label={t('company.watermark.preview')}>
      <h3>{t('company.watermark.preview')}</h3>
      <div className="company-preview">
        <div className="company-preview-page" aria-hidden="true">
          <span />
          <span />
          <span />
          <span />
        </div>
        {text === '' ? (
          <p className="company-preview-off">{t('company.watermark.off')}</p>
        ) : (
          <svg role="img" aria-label={text} width="100%" height="100%">
            <defs>
              <pattern id={id} patternUnits="userSpaceOnUse" width={width} height={height}>
                <text
                  x={width / 2}
                  y={height / 2}
                  textAnchor="middle"
                  fontSize={sizePx}
                  fill={role('markDark')}
                  stroke={role('markLight')}
                  strokeWidth={sizePx * WATERMARK.rim}
                  strokeLinejoin="round"
                  paintOrder="stroke"
                  opacity={MARK_LOOKS.page.opacity}
                  transform={turn}
                >
                  {text}
                </text>
              </pattern>
            </defs>
            <rect width="100%" height="100%" fill={`url(#${id})`} />
          </svg>
        )}
      </div>
      <p className="field-hint">{t('company.watermark.previewHint')}</p>
    </section>
  );
}
