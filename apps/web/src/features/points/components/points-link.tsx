import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';

interface Props {
  /** The postings behind the number. */
  to: string;
  points: number;
  /** Without its sign where it is above 0. */
  isPlain?: boolean;
}

/** Points that open exactly the postings they are made of. */
export function PointsLink({ to, points, isPlain = false }: Props) {
  const format = useFormat();
  return (
    <Link to={to} className="num" onClick={(event) => event.stopPropagation()}>
      {points > 0 && !isPlain && '+'}
      {format.score(points)}
    </Link>
  );
}
