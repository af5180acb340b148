/** Passages that say what happens to whoever breaks a rule: the same words stand in the rule itself. */
const SANCTION_HEADING = /法律责任|罚则|处罚|penalt(?:y|ies)|sanctions?/iu;
const SANCTION =
  /处[^。；]{0,16}罚款|责令[^。；]{0,8}(?:改正|停)|吊销|没收违法所得|(?:be|are|is) (?:fined|suspended|liable)|civil penalty/giu;
const ASKS_FOR_SANCTION =
  /罚|处分|后果|没收|吊销|责任|判|拘留|违法|犯法|赔|fine[sd]?\b|penalt|punish|sanction|consequence|liable|suspended/iu;
/** As many words of punishment make a passage one of punishments. */
const SEVERAL = 2;
/** What a passage of the other kind is worth. */
const OTHER_KIND = 0.87;

const isOfSanctions = ({ heading, text }: { heading: string; text: string }): boolean =>
  SANCTION_HEADING.test(heading) || (text.match(SANCTION)?.length ?? 0) >= SEVERAL;

/** What a passage is worth by the kind of what it says: a question of what is to be done wants the rule, one of what follows the punishment. */
export function worthByKind(question: string, passage: { heading: string; text: string }): number {
  return ASKS_FOR_SANCTION.test(question) || !isOfSanctions(passage) ? 1 : OTHER_KIND;
}
