import { answerSession } from '@/lib/auth/answer-session';

export { answerSession as GET, answerSession as POST };
