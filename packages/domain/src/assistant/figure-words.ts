/**
 * Words that a question about figures may have. A word that stands nowhere here may name somebody or something that figures cannot be
 * narrowed by, or ask for what stands in a document: then no figure is the answer.
 */
const ENGLISH = `a about all an and any are as at average averages been best bottom by can company correction corrections could count
  current currently did do does dos each every fail failed failing fails far for from gave get give had handle has have highest how i in is
  know last late least left line lines list lowest many me month more most much my need needs not now number numbers of on open or our over
  overdue past pending please rank ranked ranking rankings rate rates rectification rectifications red rectify result results right s score
  scored scores shop shops show so still store stores task tasks tell than that the their there these they this those to todo todos today
  top total up us violated violate violations wait waiting was we week were what when where which who whose with worst yesterday you`;

const CHINESE = `红线 不合格 不通过 未通过 触犯 触碰 违反 违规 出现 发生 门店 店铺 分店 店面 店 哪些 哪几 哪家 哪个 哪里 哪 多少 有没有 没有 有
  几家 几个 几条 几项 几张 几次 几 逾期 超期 过期 没按时 未按时 整改 任务 待办 待处理 未完成 没完成 得分率 平均分 得分 评分 分数 平均 最低 最高 最差 最好
  最多 最少 垫底 倒数 排名 排行榜 排行 榜 第 前 后 名单 名 统计 数量 总数 次数 次 个 家 条 项 张 今天 今日 昨天 昨日 本周 这周 上周 这星期 上星期 本星期 星期 周
  本月 这个月 上个月 上月 当月 最近 现在 目前 当前 还有 还 剩下 剩 我们 我 咱们 公司 全部 所有 一共 总共 共 请问 请 列出 列一下 看看 看 查询 查一下 查 一下
  告诉 给 的 了 是 在 和 与 跟 吗 呢 啊 呀 过 被 都 要 做 完成 没 未 里 中 内 从 到 分 及 或 以及 各 每家 每个 巡检 率 谁 需要 等 一 二 三 四 五 六 七 八 九 十`;

const words = (list: string): string[] => list.split(/\s+/).filter(Boolean);
const KNOWN = new Set(words(ENGLISH));
/** The longest first, so that a word is not taken for the beginning of another. */
const KNOWN_HAN = new RegExp(
  words(CHINESE)
    .toSorted((a, b) => b.length - a.length)
    .join('|'),
  'g',
);

/** "The top 5"; a longer number is a year or a code. */
const FEW = /^\d{1,2}$/;

/** Whether a question has no word but those that figures can be asked with. */
export function saysNothingElse(question: string): boolean {
  const rest = question.normalize('NFKC').toLowerCase().replace(KNOWN_HAN, ' ');
  if (/\p{Script=Han}/u.test(rest)) return false;
  return rest.split(/[^\p{L}\p{N}]+/u).every((word) => word === '' || KNOWN.has(word) || FEW.test(word));
}
