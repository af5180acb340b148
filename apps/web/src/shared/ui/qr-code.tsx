import { useEffect, useState } from 'react';
import './qr-code.css';

/** A text as a QR code: the address of an SVG picture, empty until it is drawn. */
export function useQr(text: string): string {
  const [svg, setSvg] = useState('');
  useEffect(() => {
    const asked = { isWanted: true };
    void import('uqr').then(({ renderSVG }) => {
      if (asked.isWanted) setSvg(renderSVG(text, { ecc: 'M', border: 2 }));
    });
    return () => {
      asked.isWanted = false;
    };
  }, [text]);
  return svg && `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The picture of `useQr`, with its place kept while it is drawn. */
export function QrCode({ image, label }: { image: string; label: string }) {
  return image ? <img className="qr-code" src={image} alt={label} /> : <div className="qr-code skeleton" />;
}
