import {
  discardCaptureCall,
  listToReviewCall,
  markReviewedCall,
  registerLettersCall,
} from '@lavanda/shared/contract/calls/capture';
import { discardCaptureSchemas, registerLettersSchemas } from '@lavanda/shared/contract/schemas/capture';
import { listToReviewSchemas, markReviewedSchemas } from '@lavanda/shared/contract/schemas/review';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connection.ts';
import { route } from '../../http/route.ts';
import { listToReview } from '../review/listToReview.ts';
import { markReviewed } from '../review/markReviewed.ts';
import { discardCapture } from './discardCapture.ts';
import { registerLetters } from './registerLetters.ts';

/** Routes of captures without a connection: the register's letters, what is discarded, and what has to be reviewed. */
export function captureRoutes(app: FastifyInstance, db: Database): void {
  route(app, registerLettersCall, registerLettersSchemas, ({ session, body }) => registerLetters(db, session, body));
  route(app, discardCaptureCall, discardCaptureSchemas, ({ session, body }) => discardCapture(db, session, body));
  route(app, listToReviewCall, listToReviewSchemas, ({ session, query }) => listToReview(db, session, query));
  route(app, markReviewedCall, markReviewedSchemas, async ({ session, body }) => ({
    revisadas: await markReviewed(db, session, body),
  }));
}
