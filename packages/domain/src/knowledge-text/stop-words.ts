/** Words that stand in every text and say nothing of what it is about. */
const ENGLISH =
  "a an the and or but if then than that this these those there here it its it's is are was were be been being am do does did doing done to of in on at by for from with without as into onto about over under up down out off so such no not nor can could may might must shall should will would have has had having i we you he she they them their our your my his her me us what which who whom whose when where why how all any each every some other another same own only just also too very much many more most long often ever need get got let like someone somebody anyone anybody something anything one's per via within does don't doesn't can't isn't aren't there's what's";
const CHINESE =
  '的 了 和 与 及 或 在 是 有 为 对 等 中 上 下 不 也 就 都 而 将 被 把 从 到 由 于 以 其 之 这 那 这个 那个 这些 那些 哪 哪些 哪个 什么 怎么 怎样 如何 为什么 多少 几 多久 多长 是否 能否 可否 可以 能 能不能 可不可以 吗 呢 吧 啊 呀 么 我 我们 你 你们 他 她 它 他们 请问 请 一个 一下 一些 有没有 要 需要 应该 应当 该 会 得 让 给 向 并 并且 但 但是 如果 的话 时候 时 后 前 里 所 者 按 按照 根据 依照 及其 以及 或者 不得 必须 还 还是 才 再 又 很 最 更 多 个 种 一 怎么办 要不要 是不是 会不会 算 算不算 咱们 咱 啥 哪里 谁 做';

export const STOP_WORDS: ReadonlySet<string> = new Set([...ENGLISH.split(' '), ...CHINESE.split(' ')]);

/** Words of questions that say nothing of what is asked, though a text may say something with them. */
const ASKING =
  '以后 之后 以前 之前 一直 首先 外面 时间 办 次 没 没有 去 来 给 拿 放 弄 搞 想 用 算是 属于 情况 东西 事情 事 哪句 哪句话 话 1 一次 里面 上面 下面 那里 这里 自己 别人 人家 现在 今天 明天 平时 真的 到底 究竟 一定 必须 可能 行 行不行 好 好不好 对 对不对 有效 规定 内容 方面 具体 各种 一般 通常 大概 左右 期间 当 如何处理 怎么处理 处理 还能 能否 是 不是 知道 告诉 说 讲 问 想问 听说 吧 ok okay put next let go come still even already again really please tell want whole ourselves yourself themselves himself herself thing stuff way kind sort happen happens stand going used use before after first second';

export const ASKING_WORDS: ReadonlySet<string> = new Set(ASKING.split(' '));
