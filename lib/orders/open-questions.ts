/**
 * The questions that the customer has not answered: of each line, and of the order as a whole, the last one counts. `questions` are in the order in which
 * they were asked.
 */
export function openQuestions<Question extends { lineId: string | null; answeredAt: unknown }>(
  questions: readonly Question[],
): Question[] {
  const last = new Map(questions.map((question) => [question.lineId, question]));
  return [...last.values()].filter(({ answeredAt }) => answeredAt === null);
}
