import { evaluate, type ScoreLabel, type ScoreNode } from '@rondo/domain/scoring/score-node';

/** A line of the calculation, read from top to bottom; the last one is the score. */
export interface EquationLine {
  key: string;
  /** `+` a term, `÷` the divisor, `×` the factor, `=` what comes out, `note` a rule that changed it or holds it. */
  sign: '+' | '÷' | '×' | '=' | 'note';
  label: ScoreLabel;
  /** null: the line says something and changes nothing. */
  amount: number | null;
  /** Shown as a rate, 0..1. */
  isRate: boolean;
  /** Weight of a section in percent; null where nothing is weighted. */
  weight: number | null;
  /** The items of a section. */
  items: { key: string; label: ScoreLabel; amount: number; possible: number | null }[];
}

/** The equation tree of a score as the lines of a calculation. */
export function linesOf(node: ScoreNode, path = '0'): EquationLine[] {
  const inner = node.parts[0] ? linesOf(node.parts[0], `${path}.0`) : [];
  switch (node.kind) {
    case 'leaf':
      return [line(path, '+', node)];
    case 'sum':
      return [...node.parts.map((part, i) => term(part, `${path}.${i}`, null)), line(path, '=', node)];
    case 'mean':
      return [
        ...node.parts.map((part, i) => term(part, `${path}.${i}`, part.weight)),
        { ...line(path, '=', node), isRate: true },
      ];
    case 'ratio': {
      const divisor = node.parts[1];
      return [
        ...inner,
        ...(divisor ? [line(`${path}.1`, '÷', divisor)] : []),
        { ...line(path, '=', node), isRate: true },
      ];
    }
    case 'scale':
      return [
        ...inner,
        { ...line(path, '×', node), amount: node.amount },
        { ...line(`${path}=`, '=', node), label: { key: 'total', params: {} } },
      ];
    case 'floor':
    case 'cap':
    case 'veto':
      return [...inner, { ...line(path, 'note', node), ...(node.amount === null ? { amount: null } : {}) }];
    case 'round':
      return [...inner.slice(0, -1), ...lastOf(inner), line(path, '=', node)];
    default:
      return node.kind satisfies never;
  }
}

/** The line before the rounded score says the same where nothing was rounded: one of them is enough. */
function lastOf(lines: EquationLine[]): EquationLine[] {
  const last = lines.at(-1);
  return last && last.sign !== '=' ? [last] : [];
}

function term(node: ScoreNode, path: string, weight: number | null): EquationLine {
  const items = node.kind === 'leaf' ? [] : node.parts;
  return {
    ...line(path, '+', node),
    isRate: weight !== null,
    weight,
    items: items.map((item, i) => ({
      key: `${path}.${i}`,
      label: item.label,
      amount: evaluate(item),
      possible: typeof item.label.params.possible === 'number' ? item.label.params.possible : null,
    })),
  };
}

function line(key: string, sign: EquationLine['sign'], node: ScoreNode): EquationLine {
  return { key, sign, label: node.label, amount: evaluate(node), isRate: false, weight: null, items: [] };
}
