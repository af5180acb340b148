import { openedRatio } from '@rondo/domain/message-noise';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';

/** A line of the report; its numbers open their rows. */
export interface NoiseLine {
  key: string;
  names: readonly string[];
  messages: number;
  opened: number;
  people: number;
  /** Messages a person and day. */
  each: number | null;
  to: string;
  openedTo: string;
}

interface Props {
  title: string;
  /** What the names of a line are. */
  heads: readonly string[];
  lines: readonly NoiseLine[];
}

/** How much was told of what, and how much of it was opened. */
export function NoiseTable({ title, heads, lines }: Props) {
  const t = useT();
  const format = useFormat();
  return (
    <section>
      <h2>{title}</h2>
      <div className="noise-scroll">
        <table className="noise-table">
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
              {(['messages', 'perPersonDay', 'openedRatio'] as const).map((key) => (
                <th key={key} scope="col" className="num">
                  {t(`message.noise.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.key}>
                {line.names.map((name) => (
                  <td key={name}>{name}</td>
                ))}
                <td className="num">
                  <Link to={line.to}>{format.count(line.messages)}</Link>
                </td>
                <td className="num">{format.score(line.each)}</td>
                <td className="num">
                  <Link to={line.openedTo}>{format.percent(openedRatio(line))}</Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
