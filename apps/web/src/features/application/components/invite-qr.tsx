import { Download, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { useMe } from '../../../shared/session/me.ts';
import { printSheet } from '../print-sheet.ts';

/** The link as a QR code, drawn when it is looked at: to scan, to download, to print for a wall. */
export function InviteQr({ url, code }: { url: string; code: string }) {
  const t = useT();
  const { companyName: company } = useMe();
  const [svg, setSvg] = useState('');
  useEffect(() => {
    const asked = { isWanted: true };
    void import('uqr').then(({ renderSVG }) => {
      if (asked.isWanted) setSvg(renderSVG(url, { ecc: 'M', border: 2 }));
    });
    return () => {
      asked.isWanted = false;
    };
  }, [url]);
  const image = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  const scan = t('application.invite.scan', { company });
  return (
    <figure className="invite-qr">
      {svg ? <img src={image} alt={t('application.invite.qrOf', { company })} /> : <div className="skeleton" />}
      <figcaption>
        <a className="button button-small" href={image} download={`rondo-${code}.svg`}>
          <Download size={14} strokeWidth={1.75} aria-hidden />
          {t('application.invite.downloadQr')}
        </a>
        <button
          type="button"
          className="button button-small"
          disabled={!svg}
          onClick={() => printSheet({ title: scan, image, note: `${t('application.invite.code')} ${code}` })}
        >
          <Printer size={14} strokeWidth={1.75} aria-hidden />
          {t('application.invite.printQr')}
        </button>
      </figcaption>
    </figure>
  );
}
