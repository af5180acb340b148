import { ArrowUpRight, Grid3x3, Pencil, RotateCcw, Square, Type, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n.tsx';
import { palette } from '../../ui/tokens.ts';
import { TOOLS, type Tool } from './marks.ts';
import { useMarking } from './use-marking.ts';
import './mark-editor.css';

type Props = {
  /** Of this site: what comes from elsewhere cannot be drawn on. */
  src: string;
  isBusy: boolean;
  /** The picture with its marks, as JPEG. */
  onDone: (picture: Blob) => void;
  onClose: () => void;
};

const INKS = ['red', 'yellow', 'green', 'blue', 'white'] as const;
type Ink = (typeof INKS)[number];
const { badMark, tooltipWarn, okMark, waitMark, onSolid, wall } = palette('light');
/** The same in both modes: marks are part of the picture. */
const COLOURS: Record<Ink, string> = {
  red: badMark,
  yellow: tooltipWarn,
  green: okMark,
  blue: waitMark,
  white: onSolid,
};

const ICONS: Record<Tool, typeof Pencil> = {
  pen: Pencil,
  arrow: ArrowUpRight,
  box: Square,
  text: Type,
  mosaic: Grid3x3,
};
const MOST_LETTERS = 40;

/** Drawing on a picture over the whole window, with finger, pen or mouse. The picture itself stays as it is. */
export default function MarkEditor({ src, isBusy, onDone, onClose }: Props) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const [tool, setTool] = useState<Tool>('pen');
  const [ink, setInk] = useState<Ink>('red');
  const [text, setText] = useState('');
  const colour = COLOURS[ink];
  const paper = ink === 'white' ? wall : onSolid;
  const marking = useMarking({ src, tool, colour, text, paper });
  useEffect(() => dialog.current?.showModal(), []);
  const isEmpty = marking.marks.length === 0;
  return (
    <dialog ref={dialog} className="mark-editor" aria-label={t('ui.mark.title')} onClose={onClose}>
      <header>
        <Tap name={t('ui.cancel')} onTap={() => dialog.current?.close()}>
          <X size={20} aria-hidden />
        </Tap>
        <h2>{t('ui.mark.title')}</h2>
        <Tap name={t('ui.mark.undo')} isOff={isEmpty} onTap={marking.undo}>
          <RotateCcw size={20} aria-hidden />
        </Tap>
        <button
          type="button"
          className="mark-done"
          disabled={isEmpty}
          aria-busy={isBusy}
          onClick={() => !isBusy && marking.finish(onDone)}
        >
          {t('ui.done')}
        </button>
      </header>
      <div className="mark-stage">
        {marking.isBroken ? (
          <p role="alert">{t('ui.photo.failed')}</p>
        ) : (
          <canvas ref={marking.canvas} role="img" aria-label={t('ui.mark.canvas')} {...marking.handlers} />
        )}
      </div>
      <footer>
        {tool === 'text' && (
          <input
            className="mark-text"
            aria-label={t('ui.mark.text')}
            placeholder={t('ui.mark.textHint')}
            maxLength={MOST_LETTERS}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
        <fieldset>
          <legend className="visually-hidden">{t('ui.mark.tool')}</legend>
          {TOOLS.map((one) => {
            const Icon = ICONS[one];
            return (
              <Tap key={one} name={t(`ui.mark.tools.${one}`)} isOn={one === tool} onTap={() => setTool(one)}>
                <Icon size={20} aria-hidden />
              </Tap>
            );
          })}
        </fieldset>
        <fieldset>
          <legend className="visually-hidden">{t('ui.mark.colour')}</legend>
          {INKS.map((one) => (
            <Tap key={one} name={t(`ui.mark.colours.${one}`)} isOn={one === ink} onTap={() => setInk(one)}>
              <span className="mark-ink" style={{ background: COLOURS[one] }} />
            </Tap>
          ))}
        </fieldset>
      </footer>
    </dialog>
  );
}

type TapProps = { name: string; isOn?: boolean; isOff?: boolean; onTap: () => void; children: ReactNode };

function Tap({ name, isOn, isOff = false, onTap, children }: TapProps) {
  return (
    <button
      type="button"
      className="mark-tap"
      aria-label={name}
      title={name}
      aria-pressed={isOn}
      disabled={isOff}
      onClick={onTap}
    >
      {children}
    </button>
  );
}
