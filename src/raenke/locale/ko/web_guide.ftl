# The way to the guided game, from the start page and from the lessons.

guide-first = 설명이 있는 첫 게임
