/**
 * The questions that the customer has not answered: of each line the last one counts. `questions` are in the order in which
 * they were asked.
 */
export function openQuestions<Question extends { lineId: string; answeredAt: unknown }>(
  questions: readonly Question[],
): Question[] {
  const last = new Map(questions.map((question) => [question.lineId, question]));
  return [...last.values()].filter(({ answeredAt }) => answeredAt === null);
}
