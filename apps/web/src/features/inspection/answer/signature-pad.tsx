import { PenLine } from 'lucide-react';
import { type PointerEvent, useRef, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { palette } from '../../../shared/ui/tokens.ts';

type Props = {
  /** The picture of the signature, once there is one. */
  src: string | undefined;
  isSigned: boolean;
  onSigned: (blob: Blob) => void;
  onClear: () => void;
};

const WIDTH = 640;
const HEIGHT = 240;

/** A frame to sign in with finger or pen. The paper is light in both modes: the signature is printed later. */
export function SignaturePad({ src, isSigned, onSigned, onClear }: Props) {
  const t = useT();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hasInk, setInk] = useState(false);
  const drawing = useInk(canvas, () => setInk(true));
  const paper = palette('light').surface;
  const wipe = () => {
    const context = canvas.current?.getContext('2d');
    context?.clearRect(0, 0, WIDTH, HEIGHT);
    setInk(false);
  };
  const finish = () => canvas.current?.toBlob((blob) => blob && onSigned(blob), 'image/png');
  if (isSigned) {
    return (
      <div className="signature">
        <span className="signature-paper" style={{ background: paper }}>
          {src && <img src={src} alt={t('inspection.answer.signatureName')} />}
        </span>
        <button type="button" className="button button-thumb" onClick={onClear}>
          <PenLine size={18} strokeWidth={1.75} aria-hidden />
          {t('inspection.answer.signAgain')}
        </button>
      </div>
    );
  }
  return (
    <div className="signature">
      <canvas
        ref={canvas}
        className="signature-paper"
        role="img"
        style={{ background: paper }}
        width={WIDTH}
        height={HEIGHT}
        aria-label={t('inspection.answer.sign')}
        {...drawing}
      />
      <div className="signature-acts">
        <button type="button" className="button button-thumb" disabled={!hasInk} onClick={wipe}>
          {t('inspection.answer.clear')}
        </button>
        <button type="button" className="button button-thumb button-primary" disabled={!hasInk} onClick={finish}>
          {t('ui.done')}
        </button>
      </div>
    </div>
  );
}

/** Pointer handlers that draw on a canvas in its own pixels. */
function useInk(canvas: { current: HTMLCanvasElement | null }, onInk: () => void) {
  const isDown = useRef(false);
  const at = (event: PointerEvent) => {
    const box = canvas.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return {
      x: ((event.clientX - box.left) / box.width) * WIDTH,
      y: ((event.clientY - box.top) / box.height) * HEIGHT,
    };
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      const context = canvas.current?.getContext('2d');
      if (!context) return;
      canvas.current?.setPointerCapture(event.pointerId);
      isDown.current = true;
      const { x, y } = at(event);
      Object.assign(context, { lineWidth: 4, lineCap: 'round', lineJoin: 'round', strokeStyle: palette('light').ink });
      context.beginPath();
      context.moveTo(x, y);
    },
    onPointerMove: (event: PointerEvent) => {
      const context = canvas.current?.getContext('2d');
      if (!isDown.current || !context) return;
      const { x, y } = at(event);
      context.lineTo(x, y);
      context.stroke();
      onInk();
    },
    onPointerUp: () => {
      isDown.current = false;
    },
    onPointerCancel: () => {
      isDown.current = false;
    },
  };
}
