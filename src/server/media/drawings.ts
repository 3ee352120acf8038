import { Hono } from 'hono'

export const drawings = new Hono()
